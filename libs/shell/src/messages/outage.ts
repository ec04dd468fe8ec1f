/** What the server says when the backend or its own pages fail: apart, as browsers never load it. */
export const outageNl = {
  /** A call's answer where the backend gives none. */
  unreachableCall: 'De winkel is even niet bereikbaar. Probeer het zo nog eens.',
  /** The page for when the error page itself failed, with the number of the failure in the log. */
  retriedSoon: 'Je winkelwagen is bewaard. We proberen het zo opnieuw.',
  failureReference: (reference: string): string =>
    `Blijft het misgaan? Bel of mail ons en noem dan dit nummer: ${reference}`,
};

/** What the server says in an outage. */
export type OutageMessages = typeof outageNl;
