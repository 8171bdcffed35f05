import { SitePage } from '../site/site-page.tsx';
import { Hero } from './hero.tsx';
import { Reasons } from './reasons.tsx';
import { StartOnline } from './start-online.tsx';

export default function HomePage() {
  return (
    <SitePage width="full">
      <Hero />
      <Reasons />
      <StartOnline />
    </SitePage>
  );
}
