import { Highlight } from '../../figures/highlight.tsx';
import { type Exhibit, State } from '../exhibit.tsx';

const colours = [
  'bg-paper',
  'bg-card',
  'bg-ink',
  'bg-deep',
  'bg-deeper',
  'bg-muted',
  'bg-sage',
  'bg-line',
  'bg-field',
  'bg-clay',
  'bg-butter',
  'bg-danger',
  'bg-danger-pale',
  'bg-ok',
];

const texts = ['text-display', 'text-heading', 'text-title', 'text-lead', 'text-body', 'text-small'];

function States() {
  return (
    <>
      <State name="Colours">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
          {colours.map((colour) => (
            <li key={colour} className="text-small">
              <div className={`h-14 rounded-field border border-line ${colour}`} />
              {colour.replace('bg-', '')}
            </li>
          ))}
        </ul>
      </State>
      <State name="Headings">
        {texts.map((text) => (
          <p key={text} className={`heading ${text}`}>
            Your Will
          </p>
        ))}
      </State>
      <State name="Words, and the words of a will">
        <p className="text-lead">Write a will in plain English.</p>
        <p>Every clause has a note beside it that says what it does and why it is there.</p>
        <p className="will-text">
          I appoint <Highlight>my brother THOMAS PAUL BELL</Highlight> to be the executor and trustee of this will.
        </p>
      </State>
    </>
  );
}

export default { title: 'Colours and type', shows: ['highlight'], States } satisfies Exhibit;
