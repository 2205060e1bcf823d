import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failureBox, fakeNetwork, openWindow, pageOf, press, settled, texts } from './window.ts';

type Router = typeof import('@/lib/browser/router.ts');

let router: Router;
let network: ReturnType<typeof fakeNetwork>;

/** What happened to the behaviours of the pages, and the content at that time. */
let events: string[];

/** What a test does when the behaviours of a page start. */
let onOpen: () => void;

/** Reopens the shown page, as "Try again" does. */
let reopen: () => void;

const heading = () => document.querySelector('h1')?.textContent;
const html = (name: string, build?: string) =>
  pageOf({
    title: `Title ${name}`,
    content: `<h1>${name}</h1><h2 id="x">Section</h2>`,
    ...(build && { build }),
  });
const answer = (name: string) => network.answer(`/${name}/`, { html: html(name) });

/** Visits a page that loads at once. */
async function visit(name: string, hash = ''): Promise<void> {
  router.visit(`${location.origin}/${name}/${hash}`);
  await settled();
  if (heading() !== name) await answer(name);
  expect(heading()).toBe(name);
}

/** What a browser does on a click on a link to a section: an entry, and `popstate`. */
function goToSection(hash: string): void {
  history.pushState(null, '', hash);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

async function goBack(steps = 1): Promise<void> {
  history.go(-steps);
  await settled();
}

function scrollAsReader(top: number): void {
  scrollTo({ top });
  dispatchEvent(new Event('scroll'));
}

/** What the status that announces pages has announced since. */
function watchStatus() {
  const status = document.querySelector('body > [role=status]');
  const changes: string[] = [];
  const observer = new MutationObserver(() => changes.push(status?.textContent ?? ''));
  if (status) observer.observe(status, { childList: true, characterData: true, subtree: true });
  return { status, changes };
}

beforeEach(async () => {
  await openWindow('/a/', html('a'));
  network = fakeNetwork();
  events = [];
  onOpen = () => undefined;
  vi.spyOn(location, 'assign').mockReturnValue();
  vi.spyOn(location, 'reload').mockReturnValue();
  // The entry loses its state, as the standard has it.
  vi.spyOn(location, 'replace').mockImplementation((hash) => {
    history.replaceState(null, '', hash);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  router = await import('@/lib/browser/router.ts');
  router.startRouter((again) => {
    reopen = again;
    events.push(`open ${heading()}`);
    onOpen();
    return () => events.push(`close ${heading()}`);
  });
});

describe('a visit', () => {
  test('shows the old page and its address until the next has loaded', async () => {
    router.visit('/b/');
    await settled();
    expect([heading(), location.pathname, history.length]).toEqual(['a', '/a/', 1]);
    await answer('b');
    expect([heading(), location.pathname, history.length]).toEqual(['b', '/b/', 2]);
    expect(document.title).toBe('Title b');
  });

  test('stops the behaviours of the old page while it is shown, and starts those of the next when that is shown', async () => {
    await visit('b');
    expect(events).toEqual(['open a', 'close a', 'open b']);
  });

  test('has query and section in the address, and requests the page without', async () => {
    router.visit('/search/?q=field#x');
    await network.answer('/search/', { html: html('search') });
    expect(location.href).toBe(`${location.origin}/search/?q=field#x`);
  });

  test('closes the dialogs of the old page', async () => {
    document.querySelector('#content')?.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    const dialog = document.querySelector('dialog');
    await visit('b');
    expect(dialog?.open).toBe(false);
  });

  test('is void when another follows: its page does not show, however late it loads', async () => {
    router.visit('/b/');
    router.visit('/c/');
    await answer('c');
    expect(heading()).toBe('c');
    await answer('b');
    expect([heading(), location.pathname, history.length]).toEqual(['c', '/c/', 2]);
    expect(events).toEqual(['open a', 'close a', 'open c']);
  });

  test('is void when another follows: its failure is not reported, however late it comes', async () => {
    router.visit('/b/');
    router.visit('/c/');
    await network.fail('/b/');
    expect(failureBox()).toBeNull();
    await answer('c');
    expect([heading(), failureBox()]).toEqual(['c', null]);
  });

  test('to the same page twice, by a double click, makes one entry', async () => {
    router.visit('/b/');
    router.visit('/b/');
    await answer('b');
    expect([network.count('/b/'), history.length]).toEqual([1, 2]);
    expect(events).toEqual(['open a', 'close a', 'open b']);
  });
});

describe('a visit that fails', () => {
  beforeEach(async () => {
    router.visit('/b/');
    await network.fail('/b/');
  });

  test('is reported, and the old page stays and works', () => {
    expect(failureBox()?.textContent).toContain(texts.failed);
    expect([heading(), location.pathname, events]).toEqual(['a', '/a/', ['open a']]);
  });

  test('continues when the reader tries again', async () => {
    press(texts.retry);
    await settled();
    expect(failureBox()).toBeNull();
    expect(heading()).toBe('a');
    await answer('b');
    expect([heading(), location.pathname, history.length]).toEqual(['b', '/b/', 2]);
  });

  test('is reported again when it fails again, in one box', async () => {
    press(texts.retry);
    await settled();
    await network.answer('/b/', { status: 500 });
    expect(document.querySelectorAll('.failure')).toHaveLength(1);
    expect(failureBox()?.textContent).toContain('500');
  });

  test('is over when the reader closes the box', async () => {
    press(texts.close);
    dispatchEvent(new Event('online'));
    await settled();
    expect([failureBox(), network.count('/b/'), heading()]).toEqual([null, 1, 'a']);
  });

  test('is over when the reader visits another page', async () => {
    await visit('c');
    expect(failureBox()).toBeNull();
    expect(network.count('/b/')).toBe(1);
  });
});

test('a visit without a connection continues by itself when there is a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  router.visit('/b/');
  await network.fail('/b/');
  expect(failureBox()?.textContent).toContain(texts.offline);
  dispatchEvent(new Event('online'));
  await settled();
  await answer('b');
  expect([heading(), failureBox()]).toEqual(['b', null]);
});

describe('a step in the history', () => {
  test('does not lead to what covered the page from which a link was followed', async () => {
    const { pushCover } = await import('@/lib/browser/positions.ts');
    await visit('b');
    const menu = document.body.appendChild(document.createElement('dialog'));
    menu.showModal();
    pushCover();
    await visit('c');
    await goBack();
    expect([location.pathname, heading()]).toEqual(['/b/', 'b']);
    await goBack();
    await answer('a');
    expect(heading()).toBe('a');
  });

  test('away from what covered the page comes before a visit that follows at once', async () => {
    const { pushCover } = await import('@/lib/browser/positions.ts');
    await visit('b');
    pushCover();
    router.visit('/c/');
    await goBack();
    await answer('c');
    expect([location.pathname, heading()]).toEqual(['/c/', 'c']);
    await goBack();
    expect([location.pathname, heading()]).toEqual(['/b/', 'b']);
  });

  test('to another page shows that page, without a new entry', async () => {
    await visit('b');
    await goBack();
    expect([location.pathname, heading()]).toEqual(['/a/', 'b']);
    await answer('a');
    expect([location.pathname, heading(), history.length]).toEqual(['/a/', 'a', 2]);
    await goBack(-1);
    expect([location.pathname, heading(), history.length]).toEqual(['/b/', 'b', 2]);
    expect(network.count('/b/')).toBe(1);
  });

  test('within the page requests nothing and starts nothing', async () => {
    goToSection('#x');
    await goBack();
    expect(location.hash).toBe('');
    expect(network.requests).toEqual([]);
    expect(events).toEqual(['open a']);
  });

  test('within the page does not remove the message of a part that failed', async () => {
    const { showCrash } = await import('@/lib/browser/loading/failure.ts');
    void showCrash('It broke.');
    goToSection('#x');
    expect(failureBox()?.textContent).toContain('It broke.');
  });

  test('that another follows at once is void', async () => {
    await visit('b');
    await visit('c');
    history.back();
    history.back();
    await answer('a');
    expect([location.pathname, heading()]).toEqual(['/a/', 'a']);
    expect(events.slice(-2)).toEqual(['close c', 'open a']);
    await goBack(-2);
    expect([location.pathname, heading()]).toEqual(['/c/', 'c']);
  });

  test('back and forth, before the page has loaded, leaves the page as it is', async () => {
    await visit('b');
    await goBack();
    await goBack(-1);
    await answer('a');
    expect([location.pathname, heading()]).toEqual(['/b/', 'b']);
    expect(events).toEqual(['open a', 'close a', 'open b']);
  });

  test('to another page, while a page hangs, ends the wait for that page', async () => {
    await visit('b');
    router.visit('/c/');
    await goBack();
    await answer('a');
    await answer('c');
    expect([location.pathname, heading()]).toEqual(['/a/', 'a']);
  });

  test('within the page, while a page hangs, ends the wait for that page', async () => {
    goToSection('#x');
    router.visit('/b/');
    await goBack();
    await answer('b');
    expect([location.pathname, heading()]).toEqual(['/a/', 'a']);
  });

  test('to a page that fails offers to try again, and the page that is shown stays', async () => {
    await visit('b');
    await goBack();
    await network.answer('/a/', { status: 404 });
    expect([heading(), failureBox()?.textContent]).toEqual(['b', expect.stringContaining('404')]);
    press(texts.retry);
    await settled();
    await answer('a');
    expect([heading(), history.length]).toEqual(['a', 2]);
  });
});

describe('a page of another build, the 404 page, or one that redirects', () => {
  const redirect = pageOf({ head: '<meta http-equiv="refresh" content="0; url=/c/">' });
  const missing = pageOf().replace('<html', '<html data-not-found="all"');
  test.each([
    ['of another build', html('b', 'main-2.js')],
    ['that leads on', redirect],
    ['that does not exist', missing],
  ])('%s is loaded in full, once, with its section', async (_, other) => {
    router.visit('/b/#x');
    await network.answer('/b/', { html: other, status: other === missing ? 404 : 200 });
    expect(vi.mocked(location.assign).mock.calls).toEqual([['/b/#x']]);
    expect(location.reload).not.toHaveBeenCalled();
    expect([heading(), location.pathname, history.length, events]).toEqual(['a', '/a/', 1, ['open a']]);
  });

  test('is loaded in its entry on a step in the history', async () => {
    await visit('b');
    await goBack();
    await network.answer('/a/', { html: html('a', 'main-2.js') });
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(location.assign).not.toHaveBeenCalled();
    expect(heading()).toBe('b');
  });

  test('is left by a full load where it has all languages', async () => {
    await visit('b');
    document.documentElement.dataset.notFound = 'zh-Hans';
    await goBack();
    await answer('a');
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(heading()).toBe('b');
  });

  test('control: a page of the same build is not loaded in full', async () => {
    await visit('b');
    expect(location.assign).not.toHaveBeenCalled();
    expect(location.reload).not.toHaveBeenCalled();
  });
});

test('a page that is changed stops its behaviours before and starts them after', () => {
  const [address, { length }] = [location.href, history];
  router.changePage(() => {
    document.querySelector('h1')?.append(' in another language');
  });
  expect(events).toEqual(['open a', 'close a', 'open a in another language']);
  expect([location.href, history.length]).toEqual([address, length]);
  reopen();
  expect(network.count('/a/')).toBe(1);
});

describe('a page that is reopened', () => {
  const again = () => network.answer('/b/', { html: html('b').replace('Section', 'Another section') });

  beforeEach(async () => {
    await visit('b');
    events = [];
    scrollAsReader(700);
  });

  test('is loaded from the network and replaced by itself, without an entry in the history', async () => {
    reopen();
    await again();
    expect(network.count('/b/')).toBe(2);
    expect(document.querySelector('h2')?.textContent).toBe('Another section');
    expect([location.pathname, history.length]).toEqual(['/b/', 2]);
  });

  test('has its behaviours started once: those before have stopped', async () => {
    reopen();
    await again();
    expect(events).toEqual(['close b', 'open b']);
  });

  test('is where the reader was, and nothing is announced', async () => {
    const { changes } = watchStatus();
    reopen();
    await again();
    expect([scrollY, changes]).toEqual([700, []]);
  });

  test('stays as it is until it has loaded, and offers to try again when that fails', async () => {
    reopen();
    await network.fail('/b/');
    expect([heading(), events, failureBox()?.textContent]).toEqual([
      'b',
      [],
      expect.stringContaining(texts.failed),
    ]);
  });
});

describe('a reader who cannot see the page', () => {
  test('hears the title of each page once, from a status that existed before', async () => {
    const { status, changes } = watchStatus();
    expect(status?.textContent).toBe('');
    await visit('b');
    await visit('c', '#x');
    await goBack();
    expect(changes).toEqual(['Title b', 'Title c', 'Title b']);
    expect(document.querySelectorAll('body > [role=status]')).toHaveLength(1);
  });

  test('hears nothing on a step within the page', async () => {
    const { changes } = watchStatus();
    goToSection('#x');
    await goBack();
    expect(changes).toEqual([]);
  });

  test('continues at the content', async () => {
    await visit('b');
    expect(document.activeElement).toBe(document.querySelector('#content'));
  });

  test('continues where a part of the page has taken the focus', async () => {
    onOpen = () => {
      document.body.insertAdjacentHTML('beforeend', '<button id="taken"></button>');
      document.getElementById('taken')?.focus();
    };
    await visit('b');
    expect(document.activeElement?.id).toBe('taken');
  });
});

describe('the scroll position', () => {
  const sections = () => vi.mocked(location.replace).mock.calls.map(([hash]) => hash);

  test('of a page that is new is its top', async () => {
    scrollAsReader(500);
    await visit('b');
    expect([scrollY, sections()]).toEqual([0, []]);
  });

  test('of a page that is new and has a section in its address is left to the browser', async () => {
    const scroll = vi.spyOn(globalThis, 'scrollTo');
    await visit('b', '#x');
    expect(sections()).toEqual(['#x']);
    expect(scroll).not.toHaveBeenCalled();
    expect([location.pathname, location.hash, history.length]).toEqual(['/b/', '#x', 2]);
  });

  test('of a page that the reader returns to is the former one', async () => {
    scrollAsReader(500);
    await visit('b');
    scrollAsReader(900);
    await goBack();
    await answer('a');
    expect(scrollY).toBe(500);
    await goBack(-1);
    expect(scrollY).toBe(900);
  });

  test('of a page that the reader returns to is the top where there was no scrolling', async () => {
    await visit('b');
    scrollAsReader(900);
    await goBack();
    await answer('a');
    expect(scrollY).toBe(0);
  });

  test('of a page that was opened at a section is where the reader scrolled from there', async () => {
    await visit('b', '#x');
    scrollAsReader(900);
    await visit('c');
    await goBack();
    expect([location.hash, scrollY]).toEqual(['#x', 900]);
  });

  test('on a step back does not change by scrolling before the page has loaded', async () => {
    scrollAsReader(500);
    await visit('b');
    await goBack();
    scrollAsReader(900);
    await answer('a');
    expect(scrollY).toBe(500);
  });

  test('on a step back and forth, before the page has loaded, is where the reader is now', async () => {
    await visit('b');
    scrollAsReader(500);
    await goBack();
    scrollAsReader(900);
    await goBack(-1);
    expect(scrollY).toBe(900);
  });

  test('of a step within the page is where the reader was, and the section where that is not known', async () => {
    goToSection('#x');
    scrollAsReader(900);
    await goBack();
    expect(scrollY).toBe(0);
    await goBack(-1);
    expect(scrollY).toBe(900);
    expect(sections()).toEqual([]);
  });
});

test('a part that crashes on a page with a section in its address is reported: going to the section removes no box', async () => {
  const { showCrash } = await import('@/lib/browser/loading/failure.ts');
  onOpen = () => void showCrash('The sidebar broke.');
  await visit('b', '#x');
  expect(failureBox()?.textContent).toContain(texts.crashed);
});
