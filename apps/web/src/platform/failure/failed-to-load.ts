interface PagedQuery {
  readonly isError: boolean;
  readonly isFetchNextPageError: boolean;
}

/** Whether a list has failed as a whole. What it shows stays when only its next page could not be loaded. */
export const failedToLoad = <Query extends PagedQuery>(
  query: Query,
): query is Extract<Query, { readonly isError: true; readonly isFetchNextPageError: false }> =>
  query.isError && !query.isFetchNextPageError;
