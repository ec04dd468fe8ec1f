/** A failed load is not kept. */
export function forgetting<T>(load: Promise<T>, forget: () => void): Promise<T> {
  load.catch(forget);
  return load;
}
