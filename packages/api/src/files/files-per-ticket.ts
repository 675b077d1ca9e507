export const filesPerTicket = 50;
