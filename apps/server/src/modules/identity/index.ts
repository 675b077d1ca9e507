import { cleanUps } from '../../platform/jobs/clean-ups.ts';
import { cleanUpSignIns } from './clean-up-sign-ins.ts';
import { defineModule } from '../../platform/http/module.ts';
import {
  createApiTokenEndpoint,
  listApiTokensEndpoint,
  listPersonApiTokensEndpoint,
  revokeApiTokenEndpoint,
  revokePersonApiTokenEndpoint,
} from './api-tokens/api-tokens.endpoint.ts';
import { loginEndpoint, mobileLoginEndpoint } from './login.endpoint.ts';
import { logoutEndpoint } from './logout.endpoint.ts';
import { modifyUserPasswordEndpoint } from './modify-user-password.endpoint.ts';
import { publicConfigEndpoint } from './public-config.endpoint.ts';
import { publicKeyEndpoint } from './public-key.endpoint.ts';
import { getCodeEndpoint, getTokenEndpoint, oauthTokenEndpoint } from './provider/provider.endpoint.ts';
import {
  accountStateEndpoint,
  readAccountLinkEndpoint,
  requestPasswordResetEndpoint,
  setPasswordByLinkEndpoint,
} from './links/account-link.endpoint.ts';
import {
  confirmTotpEndpoint,
  listFactorsEndpoint,
  readSecondFactorPolicyEndpoint,
  removeTotpEndpoint,
  renewRecoveryCodesEndpoint,
  resetPersonFactorsEndpoint,
  saveSecondFactorPolicyEndpoint,
  startTotpEndpoint,
} from './factors/factors.endpoint.ts';
import {
  completePasskeySignInEndpoint,
  finishPasskeyEndpoint,
  removePasskeyEndpoint,
  renamePasskeyEndpoint,
  startPasskeyEndpoint,
  startPasskeySignInEndpoint,
} from './factors/passkeys.endpoint.ts';
import { completeSignInEndpoint } from './factors/second-step.ts';
import { changeOwnMailEndpoint, readOwnProfileEndpoint, saveOwnProfileEndpoint } from './own-profile.endpoint.ts';
import { invitePersonEndpoint } from './links/invite-person.endpoint.ts';
import { resetPersonPasswordEndpoint } from './passwords/reset-person-password.endpoint.ts';
import { refreshEndpoint } from './refresh.endpoint.ts';
import {
  endOtherSessionsEndpoint,
  endPersonSessionsEndpoint,
  endSessionEndpoint,
  listPersonSessionsEndpoint,
  listSessionsEndpoint,
} from './sessions/sessions.endpoint.ts';
import { signInLogEndpoint } from './sessions/sign-in-log.endpoint.ts';
import { readSetupEndpoint, saveSetupOrganizationEndpoint, setupEndpoint } from './setup.endpoint.ts';

export { closeDemoAccounts } from './close-demo-accounts.ts';
export { accountMails, accountMailWorker, type AccountMails } from './links/account-mail.ts';
export { importOrganization } from './import-organization.ts';
export { invitablePeople, mailInvitations } from './links/mail-invitations.ts';
export { createSetupToken } from './setup-link.ts';

export const identity = defineModule({
  name: 'identity',
  description: 'Signing in and out, sessions, set-up links, passwords, and who is signed in.',
  provides: [cleanUps.providedBy(cleanUpSignIns)],
  tables: [
    'account_links',
    'api_tokens',
    'credentials',
    'passkeys',
    'pending_sign_ins',
    'recovery_codes',
    'totp_factors',
    'provider_accounts',
    'provider_sign_ins',
    'refresh_tokens',
    'setup_links',
    'sign_in_attempts',
    'sign_in_log',
    'sign_ins',
  ],
  endpoints: [
    publicConfigEndpoint,
    getCodeEndpoint,
    getTokenEndpoint,
    loginEndpoint,
    logoutEndpoint,
    mobileLoginEndpoint,
    modifyUserPasswordEndpoint,
    oauthTokenEndpoint,
    publicKeyEndpoint,
    refreshEndpoint,
    readSetupEndpoint,
    saveSetupOrganizationEndpoint,
    setupEndpoint,
    listSessionsEndpoint,
    endSessionEndpoint,
    endOtherSessionsEndpoint,
    listPersonSessionsEndpoint,
    endPersonSessionsEndpoint,
    signInLogEndpoint,
    resetPersonPasswordEndpoint,
    createApiTokenEndpoint,
    listApiTokensEndpoint,
    revokeApiTokenEndpoint,
    listPersonApiTokensEndpoint,
    revokePersonApiTokenEndpoint,
    completeSignInEndpoint,
    listFactorsEndpoint,
    startTotpEndpoint,
    confirmTotpEndpoint,
    removeTotpEndpoint,
    renewRecoveryCodesEndpoint,
    startPasskeyEndpoint,
    finishPasskeyEndpoint,
    renamePasskeyEndpoint,
    removePasskeyEndpoint,
    startPasskeySignInEndpoint,
    completePasskeySignInEndpoint,
    readSecondFactorPolicyEndpoint,
    saveSecondFactorPolicyEndpoint,
    resetPersonFactorsEndpoint,
    invitePersonEndpoint,
    requestPasswordResetEndpoint,
    readAccountLinkEndpoint,
    setPasswordByLinkEndpoint,
    accountStateEndpoint,
    readOwnProfileEndpoint,
    saveOwnProfileEndpoint,
    changeOwnMailEndpoint,
  ],
  refusals: {
    'setup-organization-missing': {
      errcode: 42658,
      status: 422,
      zh: '請先填寫組織名稱',
      en: 'Enter the name of the organisation first',
    },
    'person-has-password': {
      errcode: 42646,
      status: 422,
      zh: '這個人已經有密碼；忘記密碼時請重設密碼',
      en: 'This person already has a password. Reset it if it was forgotten.',
    },
    'person-inactive': {
      errcode: 42648,
      status: 422,
      zh: '這個人已停用，請先啟用',
      en: 'This person is disabled. Enable them first.',
    },
    'person-without-mail': {
      errcode: 42649,
      status: 422,
      zh: '這個人沒有電子郵件地址，請改用連結邀請',
      en: 'This person has no email address. Invite them with a link.',
    },
    'mail-not-configured': {
      errcode: 42650,
      status: 422,
      zh: '尚未設定郵件伺服器或對外網址，無法寄出邀請，請改用連結邀請',
      en: 'The mail server or the public address is not configured. Invite the person with a link.',
    },
    'account-link-invalid': {
      errcode: 42651,
      status: 422,
      zh: '連結無效、已使用或已過期，請重新申請',
      en: 'The link is invalid, has been used or has expired. Request a new one.',
    },
    'second-factor-required': {
      errcode: 40106,
      status: 401,
      zh: '請完成第二道驗證',
      en: 'Complete the sign-in with your second factor',
    },
    'wrong-second-factor': {
      errcode: 40107,
      status: 401,
      zh: '驗證碼不正確、已使用或已過期',
      en: 'The code is wrong, has been used or has expired',
    },
    'passkey-refused': {
      errcode: 40108,
      status: 401,
      zh: '無法確認這個通行金鑰',
      en: 'The passkey could not be verified',
    },
    'passkey-address': {
      errcode: 42652,
      status: 422,
      zh: '以 IP 位址開啟時無法使用通行金鑰，請改用網域名稱',
      en: 'Passkeys do not work with an IP address. Open the site by its host name.',
    },
    'passkeys-too-many': {
      errcode: 42653,
      status: 422,
      zh: '最多可登記 {max} 個通行金鑰，請先移除一個',
      en: 'At most {max} passkeys can be registered. Remove one first.',
    },
    'second-factor-needed': {
      errcode: 42654,
      status: 422,
      zh: '管理員要求使用第二道驗證，請先登記另一種再移除',
      en: 'Your administrator requires a second factor. Register another one before you remove this one.',
    },
    'second-factor-none': {
      errcode: 42655,
      status: 422,
      zh: '請先設定第二道驗證',
      en: 'Register a second factor first',
    },
    'tokens-too-many': {
      errcode: 42657,
      status: 422,
      zh: '最多可有 {max} 個 API 權杖，請先撤銷一個',
      en: 'At most {max} API tokens are allowed. Revoke one first.',
    },
    'own-factors-reset': {
      errcode: 42656,
      status: 422,
      zh: '自己的第二道驗證請在「我的」頁面管理',
      en: 'Manage your own second factors on your Me page',
    },
    'own-password-reset': {
      errcode: 42645,
      status: 422,
      zh: '自己的密碼請在「我的」頁面變更',
      en: 'Change your own password on your Me page',
    },
    'provider-missing': {
      errcode: 42640,
      status: 422,
      zh: '尚未設定登入服務，請以帳號密碼登入',
      en: 'No identity provider is configured. Sign in with your account and password.',
    },
    'provider-unreachable': {
      errcode: 50340,
      status: 503,
      zh: '登入服務目前無法使用，請稍後再試',
      en: 'The identity provider cannot be reached. Try again later.',
    },
    'provider-refused': {
      errcode: 42641,
      status: 422,
      zh: '登入服務沒有確認這次登入，請重新登入',
      en: 'The identity provider did not confirm this sign-in. Sign in again.',
    },
    'sign-in-expired': {
      errcode: 42642,
      status: 422,
      zh: '這次登入已失效，或不是從這裡開始的，請重新登入',
      en: 'This sign-in has expired or was not started here. Sign in again.',
    },
    'password-key-unknown': {
      errcode: 42644,
      status: 422,
      zh: '密碼的加密金鑰已失效，請重新登入',
      en: 'The password was encrypted with an outdated key. Sign in again.',
    },
    'account-unknown': {
      errcode: 42643,
      status: 422,
      zh: '這裡沒有對應的帳號 {account}，請聯絡系統管理員',
      en: 'There is no account {account} for you. Contact your administrator.',
    },
  },
});
