import { Outlet, useRouteContext } from '@tanstack/react-router';
import { Header } from '../components/Header/Header.tsx';
import { Region } from '../components/Region.tsx';
import { onDesktop } from '../components/Heart/Heart.css.ts';
import { TabBar } from '../components/TabBar/TabBar.tsx';
import { AccountLink } from '../connected/AccountLink.tsx';
import { CartButton } from '../connected/CartButton.tsx';
import { WishesButton } from '../connected/WishesButton.tsx';
import { isMobileMenuOpenAtom } from '../model/mobileMenu.ts';
import { Overlays } from '../overlay/Overlays.tsx';
import { useWords } from '../words/WordsContext.ts';
import * as css from './DefaultLayout.css.ts';
import { useVisitAtom } from '../connected/useVisitAtom.ts';

/** The layout of nearly every page: header, page, footer, the tab bar of phones, and what may lie over the page. */
export function DefaultLayout() {
  const { app } = useRouteContext({ from: '__root__' });
  const { frame } = useWords();
  const isMenuOpen = useVisitAtom(isMobileMenuOpenAtom);
  return (
    <div className={css.pageWithStrip}>
      <a className={css.skip} href="#inhoud">
        {frame.skipToContent}
      </a>
      <Region name="strip" />
      <Header
        messages={frame}
        storeName={app.view.name}
        logo={<Region name="logo" />}
        menu={<Region name="menu" className={css.contents} />}
        icons={
          <>
            <Region name="search" className={css.contents} />
            <AccountLink />
            <span className={onDesktop}>
              <WishesButton />
            </span>
            <CartButton />
          </>
        }
      />
      <main id="inhoud" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Region name="footer" className={css.contents} />
      <TabBar
        messages={frame}
        isMenuOpen={isMenuOpen}
        wishlist={<WishesButton label={frame.tabWishlist} />}
        account={<AccountLink isLabelled />}
        cart={<CartButton label={frame.tabShoppingBag} />}
      />
      <Overlays />
    </div>
  );
}
