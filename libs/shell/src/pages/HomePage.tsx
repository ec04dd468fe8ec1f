import { useLoaderData } from '@tanstack/react-router';
import { Drawn } from '../components/Drawn.tsx';
import { HomeStory } from '../connected/laterHome.ts';
import { OfferClockLater } from '../connected/OfferClockLater.tsx';

/** The home page: a story of the content service, with the products that its blocks ask for. */
export function HomePage() {
  const home = useLoaderData({ from: '/default/' });
  return (
    <>
      <Drawn name="story" of={home}>
        {() => <HomeStory {...home} />}
      </Drawn>
      <OfferClockLater of={home} />
    </>
  );
}
