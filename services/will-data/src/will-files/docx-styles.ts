import { AlignmentType, convertMillimetersToTwip, type IStylesOptions } from 'docx';

const mm = convertMillimetersToTwip;
const [quiet, clay] = ['52635D', '9C4326'];
const font = 'Georgia';

/** In twentieths of a point. */
export const indent = { clause: mm(13), item: mm(22), toWrite: mm(28) };

const small = { size: 17, color: quiet };

const hanging = (left: number, by: number) => ({ left, hanging: by });

/** Half points: 23 is 11.5 points. */
export const docxStyles: IStylesOptions = {
  default: {
    document: {
      run: { font, size: 23, language: { value: 'en-GB' } },
      paragraph: { spacing: { line: 300, after: 180 } },
    },
    title: {
      run: { font, size: 30, bold: true, color: '000000' },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 480, line: 340 } },
    },
    heading1: {
      run: { font, size: 23, bold: true, color: '000000', characterSpacing: 12 },
      paragraph: {
        spacing: { before: 400, after: 200 },
        keepNext: true,
        indent: hanging(indent.clause, indent.clause),
      },
    },
  },
  paragraphStyles: [
    style('Clause', { indent: hanging(indent.clause, indent.clause) }),
    style('ClauseItem', { indent: hanging(indent.item, indent.item - indent.clause) }),
    style('Dated', { spacing: { before: 480, after: 240 } }),
    style('Attestation', { spacing: { after: 360 } }),
    style('Signatory', { spacing: { before: 280, after: 0 } }, { bold: true }),
    style('ToWrite', { spacing: { before: 200, after: 0 } }, { size: 19, color: quiet }),
    style(
      'DraftMark',
      { alignment: AlignmentType.CENTER, spacing: { after: 80 } },
      { bold: true, color: clay, size: 17 },
    ),
    style('RunningTitle', { alignment: AlignmentType.CENTER }, small),
    style('Footer', {}, small),
  ],
};

type Style = NonNullable<IStylesOptions['paragraphStyles']>[number];

function style(id: string, paragraph: Style['paragraph'] = {}, run: Style['run'] = {}): Style {
  return { id, name: id, basedOn: 'Normal', quickFormat: true, paragraph, run };
}
