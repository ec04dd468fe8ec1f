/** The response header with the error reference, which is the request id of the log entries. */
export const referenceHeader = 'x-request-id';
