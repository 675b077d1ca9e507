import { defineTexts } from '../platform/i18n/texts.ts';

export const providerTexts = defineTexts('identity-provider', {
  signInBy: { zh: '以{name}登入', en: 'Sign in with {name}' },
  providerReturnInvalid: {
    zh: '登入沒有完成，或不是從這個分頁開始的，請重新登入。',
    en: 'The sign-in was not completed, or was not started in this tab. Please sign in again.',
  },
});
