export { designTokens, readDesignTokens, type DesignTokens } from './designTokens.ts';
export { themeSource, type StandardTokens } from './themeSource.ts';
export { tokenProblem } from './tokenProblem.ts';
export { tokenType, type TokenType } from './tokenTypes.ts';
