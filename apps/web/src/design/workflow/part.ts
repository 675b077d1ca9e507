/** How the address and the choice name a route; an activity is named by its code, which has no point in it. */
export const routePart = (code: string): string => `route.${code}`;

/** The code of a route; null for an activity. */
export const routeOfPart = (part: string): string | null => (part.startsWith('route.') ? part.slice('route.'.length) : null);
