/** The icons of applications: symbols of `app-icons.svg`, which are those of Ant Design (MIT). */
export const appIcons: readonly string[] = `
  file-text file-protect form calendar schedule clock-circle wallet dollar bank credit-card account-book calculator
  shopping shopping-cart gift tool build setting safety car rocket global environment home shop team user user-add
  solution contacts idcard project profile audit bulb book read experiment medicine-box heart phone mail message
  notification bar-chart line-chart pie-chart fund database inbox folder-open tags flag trophy star key lock printer
  camera coffee fire`
  .trim()
  .split(/\s+/);

/** The colours of applications, as `app-icon.module.css` has them. */
export const appColors = ['blue', 'teal', 'green', 'olive', 'amber', 'rose', 'violet', 'slate'] as const;

/** All icons; fetched once, when the first is shown. */
export const iconFile = new URL('./app-icons.svg', import.meta.url).href;
