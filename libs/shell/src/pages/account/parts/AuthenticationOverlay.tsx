import * as css from '../../pages.css.ts';
import { Authentication } from './Authentication.tsx';
import type { OverlayProps } from '../../../overlay/registry.ts';

/** The ways into an account, over the page; it closes once somebody is logged in (MODAL-06). */
export const AuthenticationOverlay = ({ close }: OverlayProps<'authentication'>) => (
  <div className={css.text}>
    <Authentication onLoggedIn={close} />
  </div>
);
