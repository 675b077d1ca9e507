/** Clients in which people have pages open, as their agent string tells them apart. */
export const chatClients = ['wecom', 'wechat', 'dingtalk', 'feishu'] as const;
export type ChatClient = (typeof chatClients)[number];

/** Where a page is open. */
export interface ClientEnvironment {
  /** `old-browser`: one of those for desktops that cannot run the product. `other`: no browser at all. */
  readonly name: ChatClient | 'browser' | 'old-browser' | 'other';
  readonly system: 'ios' | 'android' | 'other';
  /** A phone or a tablet that says so. */
  readonly isMobile: boolean;
}

/** WeCom before WeChat: it calls itself both. */
const namesInAgents: readonly (readonly [RegExp, ClientEnvironment['name']])[] = [
  [/\bwxwork\//i, 'wecom'],
  [/\b(MicroMessenger|WindowsWechat|MacWechat)\b/i, 'wechat'],
  [/\bDingTalk\b/i, 'dingtalk'],
  [/\b(Lark|Feishu)\//i, 'feishu'],
  [/\b(MSIE |Trident\/|Edge\/\d)/, 'old-browser'],
  [/^(Mozilla|Opera)\//, 'browser'],
];

/** Reads the agent string of a browser; whoever sends it decides what it says, so nothing is allowed or refused by it. */
export function environmentOf(agent: string): ClientEnvironment {
  const name = namesInAgents.find(([pattern]) => pattern.test(agent))?.[1] ?? 'other';
  const system = /\b(iPhone|iPad|iPod)\b/.test(agent) ? 'ios' : /\b(Android|OpenHarmony)\b/.test(agent) ? 'android' : 'other';
  return { name, system, isMobile: system !== 'other' || /\bMobile\b/.test(agent) };
}
