import { customActionSchema, type ControlOptions, type CustomAction } from '@inkstone/schema';

/** Returns the custom buttons of a sheet; invalid ones are left out and reported on publishing. */
export function sheetActions({ actions }: ControlOptions): readonly CustomAction[] {
  if (!Array.isArray(actions)) return [];
  return actions.flatMap((raw: unknown) => {
    const read = customActionSchema.safeParse(raw);
    return read.success ? [read.data] : [];
  });
}
