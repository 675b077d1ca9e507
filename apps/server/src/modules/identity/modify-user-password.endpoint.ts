import { modifyUserPassword } from '@inkstone/api';
import { hashPassword } from '../../platform/auth/password.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { revokeLinks } from './links/account-link.ts';
import { checkOwnPassword } from './own-password.ts';
import { checkNewPassword } from './password-rule.ts';
import { liftRestriction, restrictionOf } from './restriction.ts';
import { endSignIns } from './sign-in.ts';

/** Keeps the current sign-in, lifts its restriction, and ends all others of the person. */
export const modifyUserPasswordEndpoint = defineSessionCall(modifyUserPassword, {
  permission: 'signed-in',
  allowedDuring: ['password-change'],
  async handle(context, { oldPassword, newPassword }) {
    const { id } = context.actor!;
    const presentHash = await checkOwnPassword(context, oldPassword);
    if (newPassword.normalize('NFC') === oldPassword.normalize('NFC')) refuse('password-unchanged');
    await checkNewPassword(newPassword, context.actor!);
    const passwordHash = await hashPassword(newPassword);
    await transact(context.db, async (trx) => {
      // Of two concurrent changes, only the first still finds the password that it was checked against.
      const changed = await trx
        .updateTable('credentials')
        .set({ password_hash: passwordHash, from_demo: false, must_change: false, modified_at: context.now() })
        .where('person_id', '=', id)
        .where('password_hash', '=', presentHash)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) refuse('wrong-password');
      await revokeLinks(trx, id);
      const { restriction } = await trx
        .selectFrom('sign_ins')
        .select('restriction')
        .where('id', '=', context.signInId!)
        .executeTakeFirstOrThrow();
      if (restriction === 'password-change') await liftRestriction(trx, context.signInId!, await restrictionOf(trx, id, 'password'));
      await endSignIns(trx, { personId: id, except: context.signInId }, 'password-changed', context.now());
    });
    context.signInsChanged();
    return true;
  },
});
