import { SitePage } from '../site/site-page.tsx';
import { Benefits } from './benefits.tsx';
import { BookMeeting } from './book-meeting.tsx';
import { Hero } from './hero.tsx';
import { Reasons } from './reasons.tsx';
import { StartOnline } from './start-online.tsx';

export default function HomePage() {
  return (
    <SitePage width="full">
      <Hero />
      <Reasons />
      <Benefits />
      <BookMeeting />
      <StartOnline />
    </SitePage>
  );
}
