import { brand } from '@plainwill/contracts/shared/brand';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Says before anything is sent that the will maker would not fit, and where to turn. */
export function OutsideEnglandAndWales() {
  return (
    <Notice tone="info" title={`${brand.name} makes wills for England and Wales`}>
      <p>
        If you live elsewhere, a solicitor there can make one that holds. In Scotland, ask the{' '}
        <TextLink to="https://www.lawscot.org.uk/find-a-solicitor/">Law Society of Scotland</TextLink>; in Northern
        Ireland, the{' '}
        <TextLink to="https://www.lawsoc-ni.org/using-a-solicitor">Law Society of Northern Ireland</TextLink>. You can
        still send us your answers.
      </p>
    </Notice>
  );
}
