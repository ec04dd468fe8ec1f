/** The header in which an answer carries the reference of its log entries. */
export const referenceHeader = 'x-request-id';
