/** What the gate leads to; its code and the names of its files come when someone goes through. */
export const gate = async () => (await import('../connected/gate.ts')).load;
