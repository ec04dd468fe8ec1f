import type { Profile } from '../../contract.ts';
import type { UpdateOutcome } from './updateOutcome.ts';

/** Why a customer left, where it was not just a logout. */
export type LogoutReason = 'account-deleted';

declare module '@etalage/core' {
  interface DomainEvents {
    /** The session was started with a customer's token. */
    'session/authorized': { token: string };
    /** The session was started without one. */
    'session/not-authorized': undefined;
    'session/logged-in': { profile: Profile | undefined };
    /** A silent logout is not told to the shopper. */
    'session/logged-out': { isSilent: boolean; reason?: LogoutReason };
    /** A change of the profile was saved or refused, perhaps long after it was made, or waits for a connection. */
    'profile/update-ended': UpdateOutcome;
  }
}
