/** Chat clients with embedded browsers, recognized by their user agent. */
export const chatClients = ['wecom', 'wechat', 'dingtalk', 'feishu'] as const;
export type ChatClient = (typeof chatClients)[number];

/** The client in which a page is open. */
export interface ClientEnvironment {
  /** `old-browser`: a desktop browser that cannot run the product. `other`: not a browser. */
  readonly name: ChatClient | 'browser' | 'old-browser' | 'other';
  readonly system: 'ios' | 'android' | 'other';
  /** A phone or a tablet, according to its user agent. */
  readonly isMobile: boolean;
}

/** WeCom comes before WeChat: its user agent contains both names. */
const namesInAgents: readonly (readonly [RegExp, ClientEnvironment['name']])[] = [
  [/\bwxwork\//i, 'wecom'],
  [/\b(MicroMessenger|WindowsWechat|MacWechat)\b/i, 'wechat'],
  [/\bDingTalk\b/i, 'dingtalk'],
  [/\b(Lark|Feishu)\//i, 'feishu'],
  [/\b(MSIE |Trident\/|Edge\/\d)/, 'old-browser'],
  [/^(Mozilla|Opera)\//, 'browser'],
];

/** Parses a browser's user agent. Clients can send any value, so no permission may depend on it. */
export function environmentOf(agent: string): ClientEnvironment {
  const name = namesInAgents.find(([pattern]) => pattern.test(agent))?.[1] ?? 'other';
  const system = /\b(iPhone|iPad|iPod)\b/.test(agent) ? 'ios' : /\b(Android|OpenHarmony)\b/.test(agent) ? 'android' : 'other';
  return { name, system, isMobile: system !== 'other' || /\bMobile\b/.test(agent) };
}
