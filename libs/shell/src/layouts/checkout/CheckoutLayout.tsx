import { Outlet, useRouteContext } from '@tanstack/react-router';
import { CheckoutHeader } from '../../components/CheckoutHeader/CheckoutHeader.tsx';
import { Region } from '../../components/Region.tsx';
import { Overlays } from '../../overlay/Overlays.tsx';
import { useLateWords } from '../../words/WordsContext.ts';
import * as css from '../DefaultLayout.css.ts';

/** The layout of the checkout: its own header, no menu, no tab bar. */
export function CheckoutLayout() {
  const { app } = useRouteContext({ from: '__root__' });
  const words = useLateWords('shop');
  const { name, contact } = app.view;
  return (
    <div className={css.frame}>
      <CheckoutHeader storeName={name} phone={contact.phone} logo={<Region name="logo" />} messages={words} />
      <main className={css.main}>
        <Outlet />
      </main>
      <Region name="footer" className={css.contents} />
      <Overlays />
    </div>
  );
}
