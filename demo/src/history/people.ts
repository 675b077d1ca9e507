/** Who stands in for whom. */
export const deputyOf: Readonly<Record<string, string>> = {
  employee: 'deputy',
  deputy: 'employee',
  manager: 'employee',
  head: 'manager',
  finance1: 'finance2',
  finance2: 'budget',
  budget: 'finance2',
  tech: 'admin',
  admin: 'tech',
};

/** Whose manager somebody is asked about at the first level. */
export const managerOf: Readonly<Record<string, string>> = {
  employee: 'manager',
  deputy: 'manager',
  manager: 'head',
  head: 'gm',
  finance2: 'finance1',
  budget: 'finance1',
  finance1: 'gm',
  admin: 'tech',
  tech: 'gm',
};

export const suppliers = [
  ['宏碩資訊股份有限公司', '24536806', '張家豪', '02-2712-8866'],
  ['長青辦公家具有限公司', '80123457', '李淑芬', '02-2299-1357'],
  ['順達物流股份有限公司', '53917284', '郭信宏', '03-397-2468'],
  ['禾光印刷設計有限公司', '42680915', '曾雅慧', '04-2358-7788'],
] as const;

/** Suppliers that were entered in the course of the three months. */
export const newSuppliers = [
  ['永豐餘文具有限公司', '16928374', '林佩穎', '02-2381-5520'],
  ['禾新冷凍空調工程行', '38475610', '陳俊宏', '02-2981-3345'],
  ['博聯網路科技股份有限公司', '54109283', '黃子軒', '02-8797-1166'],
  ['晨曦企業管理顧問有限公司', '27563819', '吳佩珊', '02-2536-9087'],
  ['鼎泰廣告行銷股份有限公司', '90817264', '劉冠廷', '02-2775-3412'],
  ['大同清潔維護有限公司', '45120938', '蕭美玲', '02-2503-7761'],
  ['東亞保全股份有限公司', '31874602', '蔡志豪', '02-2596-1188'],
  ['立信聯合會計師事務所', '08563417', '許雅雯', '02-2729-6666'],
  ['海鷗旅行社股份有限公司', '70293841', '簡怡君', '02-2508-2299'],
  ['億達電腦周邊有限公司', '62938475', '楊宗翰', '04-2326-5510'],
] as const;
