/** How a trial ended: as the instance would, or where it stopped. */
export const scenarioOutcomes = ['agreed', 'disagreed', 'submitted', 'exception', 'refused', 'waiting'] as const;
