/** A backup cannot be made or used. The message says why in one line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
