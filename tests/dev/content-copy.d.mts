export const contentCopy: string;
