/** Addresses outside the site. */
export const external = {
  code: 'https://github.com/taichi-dev/taichi',
  report: 'https://github.com/taichi-dev/docs.taichi.graphics/security/advisories/new',
  securityPolicy: 'https://github.com/taichi-dev/docs.taichi.graphics/blob/main/SECURITY.md',
  discussions: 'https://github.com/taichi-dev/taichi/discussions',
  forumChinese: 'https://forum.taichi.graphics/',
  chat: 'https://discord.gg/f25GRdXRfg',
  company: 'https://taichi.graphics',
  careers: 'https://taichi.graphics/careers',
  contact: 'https://taichi.graphics/about#contact',
  cookies: 'https://taichi.graphics/cookie-policy/',
  privacy: 'https://taichi.graphics/privacy-policy/',
} as const;
