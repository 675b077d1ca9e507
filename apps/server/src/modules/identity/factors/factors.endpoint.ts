import {
  confirmTotp,
  listFactors,
  readSecondFactorPolicy,
  removeTotp,
  renewRecoveryCodes,
  resetPersonFactors,
  saveSecondFactorPolicy,
  startTotp,
} from '@inkstone/api';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { defineCommand, defineQuery, defineSessionCall } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockPeople, peopleView } from '../../organization/index.ts';
import { lockSettings, logSettingChanges, readSetting, writeSetting } from '../../system/index.ts';
import { beginAttempt } from '../attempt-limit.ts';
import { checkOwnPassword } from '../own-password.ts';
import { liftRestriction } from '../restriction.ts';
import { endSignIns } from '../sign-in.ts';
import { hasFactor, isFactorRequired, readFactors, removeFactors, settleRemoval } from './person-factors.ts';
import { firstRecoveryCodes, renewRecoveryCodes as renewCodes } from './recovery-codes.ts';
import { confirmTotp as confirm, startTotp as start } from './totp-factor.ts';
import { totpUri } from './totp.ts';

/** A person of whom a second factor is required registers it in the restricted sign-in. */
const enrolling = { permission: 'signed-in', allowedDuring: ['second-factor'] } as const;

export const listFactorsEndpoint = defineSessionCall(listFactors, {
  ...enrolling,
  async handle({ db, actor }) {
    const { totpConfirmedAt, passkeys, recoveryCodesLeft } = await readFactors(db, actor!.id);
    return {
      totpConfirmedAt: totpConfirmedAt?.toISOString() ?? null,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft,
      required: await isFactorRequired(db, actor!.id),
    };
  },
});

export const startTotpEndpoint = defineSessionCall(startTotp, {
  ...enrolling,
  async handle(context, { password }) {
    await checkOwnPassword(context, password);
    const { id, account } = context.actor!;
    const secret = await transact(context.db, (trx) => start(trx, id));
    const organization = await readSetting(context.db, 'organization-name');
    return { secret, uri: totpUri(secret, { account, issuer: organization?.[context.locale] ?? 'Inkstone' }) };
  },
});

export const confirmTotpEndpoint = defineSessionCall(confirmTotp, {
  ...enrolling,
  async handle(context, { code }) {
    const { id } = context.actor!;
    const now = context.now();
    const attempt = await beginAttempt(context.db, { purpose: 'second-factor', known: context.signInId! }, now);
    const recoveryCodes = await transact(context.db, async (trx) => {
      await lockPeople(trx, [id]);
      if (!(await confirm(trx, id, { code: code.replaceAll(/\s/g, ''), now }))) return refuse('wrong-second-factor');
      await liftRestriction(trx, context.signInId!);
      return firstRecoveryCodes(trx, id);
    });
    await attempt.succeeded();
    context.signInsChanged();
    return { recoveryCodes };
  },
});

export const removeTotpEndpoint = defineSessionCall(removeTotp, {
  permission: 'signed-in',
  async handle(context, { password }) {
    await checkOwnPassword(context, password);
    const { id } = context.actor!;
    await transact(context.db, async (trx) => {
      await lockPeople(trx, [id]);
      await trx.deleteFrom('totp_factors').where('person_id', '=', id).execute();
      await settleRemoval(trx, id);
    });
    return true;
  },
});

export const renewRecoveryCodesEndpoint = defineSessionCall(renewRecoveryCodes, {
  permission: 'signed-in',
  async handle(context, { password }) {
    await checkOwnPassword(context, password);
    const { id } = context.actor!;
    return transact(context.db, async (trx) => {
      await lockPeople(trx, [id]);
      if (!hasFactor(await readFactors(trx, id))) refuse('second-factor-none');
      return renewCodes(trx, id);
    });
  },
});

export const readSecondFactorPolicyEndpoint = defineQuery(readSecondFactorPolicy, {
  permission: 'administrator',
  handle: async ({ db }) => ({ required: (await readSetting(db, 'second-factor'))?.required ?? 'nobody' }),
});

export const saveSecondFactorPolicyEndpoint = defineCommand(saveSecondFactorPolicy, {
  permission: 'administrator',
  peopleOnly: true,
  async handle({ trx, actor, now }, { required }) {
    await lockSettings(trx);
    const before = (await readSetting(trx, 'second-factor'))?.required ?? 'nobody';
    await writeSetting(trx, 'second-factor', { required });
    if (before !== required) {
      await logSettingChanges(trx, [{ path: 'secondFactor.required', before, after: required }], { personId: actor.id, at: now() });
    }
    return true;
  },
});

export const resetPersonFactorsEndpoint = defineSessionCall(resetPersonFactors, {
  permission: 'administrator',
  async handle(context, { personId }) {
    if (personId === context.actor!.id) refuse('own-factors-reset');
    await transact(context.db, async (trx) => {
      const person = await trx.selectFrom(peopleView.as('p')).select('p.id').where('p.id', '=', personId).executeTakeFirst();
      if (!person) refuse('not-found');
      await lockPeople(trx, [personId]);
      await removeFactors(trx, personId);
      await endSignIns(trx, { personId, except: null }, 'ended-by-administrator', context.now());
    });
    context.signInsChanged();
    return true;
  },
});
