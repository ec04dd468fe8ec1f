/** A module with all that it imports as the text of an inline script, made by the build. */
declare module '*?script' {
  export const text: string;
}
