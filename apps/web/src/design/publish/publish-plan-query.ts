import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { planPublishing, type CallInput } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { Client } from '../../platform/api/client.ts';

interface Planned extends CallInput<typeof planPublishing> {
  /** The texts of the issues are in this language. */
  readonly locale: Locale;
}

/** What publishing a revision would do; an earlier answer is shown while it is asked again. */
export const publishPlanQuery = (client: Client, { locale, ...input }: Planned) =>
  queryOptions({
    queryKey: ['publish-plan', input, locale],
    queryFn: ({ signal }) => client.call(planPublishing, input, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
