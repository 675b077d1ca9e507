export const maxFilesPerTicket = 50;
