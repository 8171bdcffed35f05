import { Button } from '../../ui/button.tsx';
import { withAlternate } from './change-selection.ts';
import type { Choosing } from './choosing.ts';
import { EditGuardian } from './edit-guardian.tsx';
import { GuardianName } from './guardian-name.tsx';
import { focusPart, PartHeading } from './part-heading.tsx';
import { RemoveGuardian } from './remove-guardian.tsx';

/** Who comes first. */
export function PrimaryGuardians(choosing: Choosing) {
  const { selection, change, nameOf, aboutOf } = choosing;
  return (
    <section className="flex flex-col gap-3">
      <PartHeading part="primary">Primary guardian</PartHeading>
      {selection.primaryIds.length === 0 && (
        <p className="rounded-field bg-sage p-4">
          Nobody chosen yet. Press Primary beside the person who should come first.
        </p>
      )}
      {selection.primaryIds.map((id) => {
        const name = nameOf(id);
        return (
          <div
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-field border border-deep bg-sage p-3 pl-4"
          >
            <GuardianName name={name} about={aboutOf(id)} />
            <div className="flex flex-wrap gap-x-4">
              <Button
                look="quiet"
                size="small"
                label={`Make alternate: ${name}`}
                onPress={() =>
                  change(withAlternate(selection, id), `${name} is now an alternate`, focusPart('alternates'))
                }
              >
                Make alternate
              </Button>
              <EditGuardian id={id} {...choosing} />
              <RemoveGuardian id={id} part="primary" {...choosing} />
            </div>
          </div>
        );
      })}
    </section>
  );
}
