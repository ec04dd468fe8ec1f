import { StaticPart } from '../../components/StaticPart.tsx';
import { HomeStory } from './parts/laterHome.ts';
import { OfferClockLater } from '../../connected/OfferClockLater.tsx';
import type { PageProps } from '../definePage.tsx';
import type { HomeData } from './homeData.ts';

/** The home page: a story of the content service, with the products that its blocks ask for. */
export function HomePage({ data: home }: PageProps<HomeData>) {
  return (
    <>
      <StaticPart name="story" of={home}>
        {() => <HomeStory {...home} />}
      </StaticPart>
      <OfferClockLater kind="home" of={home} />
    </>
  );
}
