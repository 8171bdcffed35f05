import { Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';

const IfNoWill = lazyPart(() => import('./if-no-will.tsx'), PartProblem);

/** Opens what the family would get without the will that is on the page. */
export function NoWillCard() {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = () => {
    setOpen(true);
    // The button goes; what it opens is below the heading.
    heading.current?.focus();
  };
  return (
    <Card>
      <div>
        <h3
          ref={heading}
          tabIndex={-1}
          className="heading text-title focus-visible:shadow-none focus-visible:outline-none"
        >
          If you had no will
        </h3>
        <p className="max-w-words text-muted">
          See who would inherit by law, beside what your will does for each person.
        </p>
      </div>
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          <IfNoWill />
        </Suspense>
      ) : (
        <ButtonRow>
          <Button variant="secondary" onPress={open}>
            Compare with no will
          </Button>
        </ButtonRow>
      )}
    </Card>
  );
}
