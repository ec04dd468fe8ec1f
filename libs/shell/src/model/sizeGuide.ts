/** The page of content that holds the tables of sizes. */
export const sizeGuideSlug = 'maattabel';
