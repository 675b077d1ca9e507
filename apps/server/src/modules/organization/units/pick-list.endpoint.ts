import { sql } from 'kysely';
import { keepPicked, pickList } from '@inkstone/api';
import { unitTypes } from '@inkstone/schema';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { peopleQuery } from '../people/read-people.ts';
import { departmentsInScope, peopleInScope, readUnitScope } from './unit-scope.ts';

/** The most recent units that are kept, by kind and person. */
const maxKept = 20;

export const pickListEndpoint = defineQuery(pickList, {
  permission: 'signed-in',
  async handle({ db, actor }, { unitType, ...input }) {
    const scope = readUnitScope(input, actor.id);
    const wanted = (type: number): boolean => unitType === undefined || Number(unitType) === type;
    const people = wanted(unitTypes.user)
      ? await peopleQuery(db)
          .innerJoin('recent_units', 'recent_units.unit_id', 'people.id')
          .select('recent_units.picked_at as at')
          .where('recent_units.person_id', '=', actor.id)
          .where('recent_units.unit_type', '=', unitTypes.user)
          .where('people.active', '=', true)
          .where(peopleInScope(scope))
          .execute()
      : [];
    const inScope = departmentsInScope(scope);
    const departments = wanted(unitTypes.department)
      ? await db
          .selectFrom('departments')
          .innerJoin('recent_units', 'recent_units.unit_id', 'departments.id')
          .select(['departments.id', 'departments.name', 'recent_units.picked_at as at'])
          .where('recent_units.person_id', '=', actor.id)
          .where('recent_units.unit_type', '=', unitTypes.department)
          .where('departments.closed_at', 'is', null)
          .$if(inScope !== null, (query) => query.where(sql<boolean>`departments.id in (${inScope})`))
          .execute()
      : [];
    return [
      ...people.map((person) => ({ ...person, unitType: unitTypes.user })),
      ...departments.map((department) => ({ ...department, unitType: unitTypes.department, departmentName: null })),
    ]
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .map(({ id, name, unitType: type, departmentName }) => ({ id, name, unitType: type, departmentName }));
  },
});

export const keepPickedEndpoint = defineCommand(keepPicked, {
  permission: 'signed-in',
  async handle({ trx, actor, now }, { units }) {
    const each = new Map(units.map((unit) => [`${unit.unitType}:${unit.id}`, unit]));
    await trx
      .insertInto('recent_units')
      // Sorted, so that concurrent calls of one person do not deadlock.
      .values(
        [...each.keys()]
          .sort()
          .map((key) => ({ person_id: actor.id, unit_id: each.get(key)!.id, unit_type: each.get(key)!.unitType, picked_at: now() })),
      )
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'unit_type', 'unit_id']).doUpdateSet({ picked_at: (eb) => eb.ref('excluded.picked_at') }),
      )
      .execute();
    await sql`
      delete from recent_units where person_id = ${actor.id} and (unit_type, unit_id) in (
        select unit_type, unit_id from (
          select unit_type, unit_id, row_number() over (partition by unit_type order by picked_at desc, unit_id) as rank
          from recent_units where person_id = ${actor.id}
        ) as ranked where rank > ${maxKept})`.execute(trx);
    return null;
  },
});
