import { PageHeading } from '../layout/page-heading.tsx';
import type { Exhibit } from './exhibit.tsx';

const exhibits = Object.values(import.meta.glob<Exhibit>('./exhibits/*.tsx', { eager: true, import: 'default' }));

const shown = new Set(exhibits.flatMap(({ shows }) => shows));
const missing = Object.keys(import.meta.glob(['../*/*.tsx', '!./*.tsx']))
  .map((file) => file.replace(/^.*\/(.*)\.tsx$/, '$1'))
  .filter((name) => !name.endsWith('.test') && !shown.has(name));

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** Every component of web/src/ui in every state, for whoever builds with them. Only the dev server has this page. */
export default function CataloguePage() {
  return (
    <div className="mx-auto grid max-w-page gap-x-12 px-5 py-10 roomy:grid-cols-[12rem_1fr]">
      <nav aria-label="Components" className="roomy:sticky roomy:top-10 roomy:self-start">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 roomy:flex-col">
          {exhibits.map(({ title }) => (
            <li key={title}>
              <a href={`#${idOf(title)}`} className="inline-flex min-h-8 items-center text-deep hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" tabIndex={-1} className="min-w-0 max-w-sheet">
        <PageHeading title="Components">Components</PageHeading>
        {missing.length > 0 && <p className="mt-4 text-danger">Not shown yet: {missing.join(', ')}</p>}
        {exhibits.map(({ title, States }) => (
          <section key={title} id={idOf(title)} className="mt-12 scroll-mt-8">
            <h2 className="heading mb-3 text-title">{title}</h2>
            <States />
          </section>
        ))}
      </main>
    </div>
  );
}
