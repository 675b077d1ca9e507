import { checkAttachRelation, type CallArguments } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { areRelated } from '../../organization/index.ts';

type Unit = CallArguments<typeof checkAttachRelation>['childValueList'][number];

/** The tree of the organisation is visible to everybody signed in. */
export const checkAttachRelationEndpoint = defineQuery(checkAttachRelation, {
  permission: 'signed-in',
  handle: ({ db }, { childValueList, parentValueList }) => areRelated(db, childValueList.map(reference), parentValueList.map(reference)),
});

function reference({ id, type, unitType }: Unit) {
  return { id, unitType: (unitType ?? type)! };
}
