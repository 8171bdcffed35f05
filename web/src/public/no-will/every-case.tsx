import { heirsBySituation } from '../content/no-will.ts';

type Outcome = (typeof heirsBySituation)[number]['outcomes'][number];

function Outcome({ outcome }: { outcome: Outcome }) {
  return (
    <>
      <p className="mt-1.5">{outcome.result}</p>
      {'also' in outcome && <p className="mt-2 border-t border-field/40 pt-2">{outcome.also}</p>}
      {'inOrder' in outcome && <InOrder people={outcome.inOrder} />}
    </>
  );
}

/** All the ways through the rules, for whoever has no script or wants to see them at once. */
export function EveryCase() {
  return (
    <div>
      <ul className="mt-2 grid gap-x-8 gap-y-10 md:grid-cols-2">
        {heirsBySituation.map(({ answer, situation, outcomes }) => (
          <li key={answer} className="border-t-2 border-deep pt-5">
            <p className="font-semibold">
              <Answer>{answer}</Answer> {situation}
            </p>
            <ul className="mt-4 flex flex-col gap-4">
              {outcomes.map((outcome) => (
                <li key={outcome.answer} className="rounded-field bg-sage p-4 sm:p-5">
                  <p className="text-small font-semibold">{outcome.answer}</p>
                  <Outcome outcome={outcome} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answer({ children }: { children: string }) {
  return <span className="mr-1.5 rounded-full bg-deep px-3 py-1 text-small text-white">{children}</span>;
}

function InOrder({ people }: { people: readonly string[] }) {
  return (
    <ol className="mt-2 flex list-decimal flex-col gap-1 pl-6 marker:font-semibold marker:text-deep">
      {people.map((person) => (
        <li key={person} className="pl-1">
          {person}
        </li>
      ))}
    </ol>
  );
}
