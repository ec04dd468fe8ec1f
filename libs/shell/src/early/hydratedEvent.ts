/** The event of the window that ends what the scripts in the head do: from now on React answers. */
export const hydratedEvent = 'shop/hydrated';
