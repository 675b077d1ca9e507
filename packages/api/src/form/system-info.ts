import { z } from 'zod';

const text = z.string().nullable();

/** What a record knows of itself: people and departments by name, instants in ISO 8601. Null is nothing yet, or nothing this person may see. */
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
