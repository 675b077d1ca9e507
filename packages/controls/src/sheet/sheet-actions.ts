import { customActionSchema, type ControlOptions, type CustomAction } from '@inkstone/schema';

/** The buttons that a form's designer put on a sheet; what cannot be read is left out and told of when the form is published. */
export function sheetActions({ actions }: ControlOptions): readonly CustomAction[] {
  if (!Array.isArray(actions)) return [];
  return actions.flatMap((raw: unknown) => {
    const read = customActionSchema.safeParse(raw);
    return read.success ? [read.data] : [];
  });
}
