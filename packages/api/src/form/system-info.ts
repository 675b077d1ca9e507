import { z } from 'zod';

const text = z.string().nullable();

/** System fields of a record: people and departments by name, instants in ISO 8601. Null if unset or not visible to this person. */
export const systemInfoSchema = z.object({
  sequenceNo: text,
  sequenceStatus: text,
  urgencyLevel: text,
  creater: text,
  createdDeptId: text,
  createdTime: text,
  modifier: text,
  modifiedTime: text,
  owner: text,
  ownerDeptId: text,
});

export type SystemInfo = z.output<typeof systemInfoSchema>;
