import { modifyUserPassword } from '@inkstone/api';
import { hashPassword, isPasswordCorrect } from '../../platform/auth/password.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { beginAttempt } from './attempt-limit.ts';
import { revokeLinks } from './links/account-link.ts';
import { checkNewPassword } from './password-rule.ts';
import { liftRestriction } from './restriction.ts';
import { endSignIns } from './sign-in.ts';

/** Keeps the current sign-in, lifts its restriction, and ends all others of the person. */
export const modifyUserPasswordEndpoint = defineSessionCall(modifyUserPassword, {
  permission: 'signed-in',
  allowedDuring: ['password-change'],
  async handle(context, { oldPassword, newPassword }) {
    const { id } = context.actor!;
    const attempt = await beginAttempt(context.db, { known: context.signInId! }, context.now());
    const stored = await context.db.selectFrom('credentials').select('password_hash').where('person_id', '=', id).executeTakeFirst();
    if (!(await isPasswordCorrect(stored?.password_hash ?? null, oldPassword))) return refuse('wrong-password');
    await attempt.succeeded();
    if (newPassword.normalize('NFC') === oldPassword.normalize('NFC')) refuse('password-unchanged');
    await checkNewPassword(newPassword, context.actor!);
    const passwordHash = await hashPassword(newPassword);
    await transact(context.db, async (trx) => {
      // Of two concurrent changes, only the first still finds the password that it was checked against.
      const changed = await trx
        .updateTable('credentials')
        .set({ password_hash: passwordHash, from_demo: false, must_change: false, modified_at: context.now() })
        .where('person_id', '=', id)
        .where('password_hash', '=', stored!.password_hash)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) refuse('wrong-password');
      await revokeLinks(trx, id);
      await liftRestriction(trx, context.signInId!);
      await endSignIns(trx, { personId: id, except: context.signInId }, 'password-changed', context.now());
    });
    context.signInsChanged();
    return true;
  },
});
