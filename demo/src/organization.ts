import type { LocalizedText, NameI18n } from '@inkstone/schema';

/** An organisation as data: departments, people and roles are referred to by codes and accounts, never by ids. */
export interface OrganizationData {
  readonly name: LocalizedText;
  /** The password of every account of the demo. */
  readonly password: string;
  readonly departments: readonly { readonly code: string; readonly name: string; readonly parent?: string; readonly manager?: string }[];
  readonly people: readonly {
    readonly account: string;
    readonly name: string;
    /** Codes; the first is the main department. */
    readonly departments: readonly string[];
    readonly title: LocalizedText;
    readonly isAdmin?: boolean;
  }[];
  readonly roles: readonly {
    readonly code: string;
    readonly name: string;
    readonly name_i18n?: NameI18n;
    readonly people: readonly string[];
  }[];
}

export const organization: OrganizationData = {
  name: { zh: '墨川國際貿易', en: 'Mochuan Trading' },
  password: 'inkstone',
  departments: [
    { code: 'company', name: '墨川國際貿易', manager: 'gm' },
    { code: 'operations', name: '營運處', parent: 'company', manager: 'head' },
    { code: 'sales', name: '業務部', parent: 'operations', manager: 'manager' },
    { code: 'finance', name: '財務部', parent: 'company', manager: 'finance1' },
    { code: 'it', name: '資訊部', parent: 'company', manager: 'tech' },
  ],
  people: [
    { account: 'employee', name: '林小美', departments: ['sales'], title: { zh: '業務專員', en: 'Sales' } },
    { account: 'deputy', name: '周柏翰', departments: ['sales'], title: { zh: '業務專員', en: 'Sales' } },
    { account: 'manager', name: '陳大文', departments: ['sales'], title: { zh: '業務部主管', en: 'Sales manager' } },
    { account: 'head', name: '黃志強', departments: ['operations'], title: { zh: '營運處處長', en: 'Head of operations' } },
    { account: 'finance1', name: '吳靜怡', departments: ['finance'], title: { zh: '財務主管', en: 'Finance manager' } },
    { account: 'finance2', name: '蔡佩君', departments: ['finance'], title: { zh: '財務會計', en: 'Accountant' } },
    { account: 'budget', name: '許文龍', departments: ['finance'], title: { zh: '預算審查', en: 'Budget reviewer' } },
    { account: 'tech', name: '鄭雅婷', departments: ['it'], title: { zh: '技術審查', en: 'Technical reviewer' } },
    { account: 'gm', name: '王建國', departments: ['company'], title: { zh: '總經理', en: 'General manager' } },
    { account: 'admin', name: '系統管理員', departments: ['it'], title: { zh: '系統管理員', en: 'Administrator' }, isAdmin: true },
  ],
  roles: [
    { code: 'finance', name: '財務覆核', name_i18n: { en: 'Finance review' }, people: ['finance1', 'finance2'] },
    { code: 'budget-reviewer', name: '預算審查', name_i18n: { en: 'Budget review' }, people: ['budget'] },
    { code: 'technical-reviewer', name: '技術審查', name_i18n: { en: 'Technical review' }, people: ['tech'] },
    { code: 'general-manager', name: '總經理', name_i18n: { en: 'General manager' }, people: ['gm'] },
  ],
};
