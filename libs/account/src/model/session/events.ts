import type { Profile } from '../../contract.ts';

declare module '@etalage/core' {
  interface DomainEvents {
    /** The session was started with a customer's token. */
    'session/authorized': { token: string };
    /** The session was started without one. */
    'session/not-authorized': undefined;
    'session/logged-in': { profile: Profile | undefined };
    /** A silent logout is not told to the shopper. */
    'session/logged-out': { isSilent: boolean };
    'profile/updated': { profile: Profile };
  }
}
