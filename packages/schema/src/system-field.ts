/** Fields every record carries, by the codes lists, conditions and formulas use. */
export const systemFields = {
  id: 'id',
  sequenceNo: 'sequenceNo',
  sequenceStatus: 'sequenceStatus',
  creater: 'creater',
  createdDeptId: 'createdDeptId',
  createdTime: 'createdTime',
  modifier: 'modifier',
  modifiedTime: 'modifiedTime',
  owner: 'owner',
  ownerDeptId: 'ownerDeptId',
  urgencyLevel: 'urgencyLevel',
} as const;
export type SystemField = keyof typeof systemFields;

export function isSystemField(code: string): code is SystemField {
  return Object.hasOwn(systemFields, code);
}
