/** The copy of the content that the tests of the development server change. */
export const contentCopy = '.cache/content-in-test';
