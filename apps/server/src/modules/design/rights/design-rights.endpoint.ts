import { listAppMakers, listDesigners, saveAppMaker, saveDesigner } from '@inkstone/api';
import { requireAppAdministrator } from '../../../platform/auth/require-app-administrator.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { requireApp } from '../../apps/index.ts';
import { peopleView } from '../../organization/index.ts';

/** Handlers check access themselves, because application administrators are admitted too. */
const permission = 'participant';

export const listDesignersEndpoint = defineQuery(listDesigners, {
  permission,
  async handle({ db, actor }, { appCode }) {
    requireAppAdministrator(actor);
    await requireApp(db, appCode);
    const rows = await db
      .selectFrom('designers as d')
      .innerJoin(peopleView.as('p'), 'p.id', 'd.person_id')
      .select(['p.id', 'p.name', 'd.may_design', 'd.may_publish'])
      .where('d.app_code', '=', appCode)
      .orderBy('p.name')
      .orderBy('p.id')
      .execute();
    return rows.map(({ id, name, may_design, may_publish }) => ({
      person: { id, name },
      rights: { design: may_design, publish: may_publish },
    }));
  },
});

export const saveDesignerEndpoint = defineCommand(saveDesigner, {
  permission,
  async handle({ trx, actor }, { appCode, personId, rights }) {
    requireAppAdministrator(actor);
    await requireApp(trx, appCode);
    await requirePerson(trx, personId);
    if (!rights.design && !rights.publish) {
      await trx.deleteFrom('designers').where('app_code', '=', appCode).where('person_id', '=', personId).execute();
      return true;
    }
    await giveRights(trx, appCode, personId, rights);
    return true;
  },
});

/** Gives the rights to a person, in place of those they had. */
export async function giveRights(
  trx: Trx,
  appCode: string,
  personId: string,
  { design, publish }: { readonly design: boolean; readonly publish: boolean },
): Promise<void> {
  const given = { may_design: design, may_publish: publish };
  await trx
    .insertInto('designers')
    .values({ app_code: appCode, person_id: personId, ...given })
    .onConflict((conflict) => conflict.columns(['app_code', 'person_id']).doUpdateSet(given))
    .execute();
}

export const listAppMakersEndpoint = defineQuery(listAppMakers, {
  permission,
  async handle({ db, actor }) {
    requireAppAdministrator(actor);
    return db
      .selectFrom('app_makers as m')
      .innerJoin(peopleView.as('p'), 'p.id', 'm.person_id')
      .select(['p.id', 'p.name'])
      .orderBy('p.name')
      .orderBy('p.id')
      .execute();
  },
});

export const saveAppMakerEndpoint = defineCommand(saveAppMaker, {
  permission,
  async handle({ trx, actor }, { personId, mayCreate }) {
    requireAppAdministrator(actor);
    await requirePerson(trx, personId);
    if (mayCreate) {
      await trx
        .insertInto('app_makers')
        .values({ person_id: personId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await trx.deleteFrom('app_makers').where('person_id', '=', personId).execute();
    }
    return true;
  },
});

async function requirePerson(trx: Trx, personId: string): Promise<void> {
  const person = await trx.selectFrom(peopleView.as('p')).select('p.id').where('p.id', '=', personId).executeTakeFirst();
  if (!person) refuse('not-found');
}
