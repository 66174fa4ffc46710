import { expect, test } from './fixtures';
import { enter } from './session';

/**
 * What a screen reader is told of ten screens, in its order: landmarks, headings, controls, columns. What the records
 * say is left out; nothing may come between the lines of a group that begins with `/children: equal`.
 */
const bar = (...trail: string[]) => `
  - navigation "You are here":
    - list:
      - /children: equal
${trail.map((entry) => `      - listitem: ${entry}`).join('\n')}
  - button "Find a user, order, room or screen"
  - button "简体中文": 中文
  - button "Theme"`;

const columnsOf = (label: string, ...columns: string[]) => `
  - region "${label}":
    - table:
      - rowgroup:
        - row:
          - /children: equal
${columns.map((name) => `          - columnheader "${name}"`).join('\n')}`;

const views = (...names: string[]) => `
  - navigation "Views":
    - list:
${names.map((name) => `      - listitem:\n        - link /^${name}( [\\d,]+)?$/`).join('\n')}`;

const figures = (label: string, ...names: string[]) => `  - list "${label}":
${names.map((name) => `    - listitem:\n      - link "${name}"`).join('\n')}`;

const screens: Record<string, string> = {
  '/': `${bar('Home')}
  - heading /^Hello, / [level=1]
  - link "Help with this screen"
${figures('To do', 'Waiting for audit', 'Orders to ship', 'Pushes still to go out today', 'Gifts running out')}
${figures('Today', 'New users today', 'Active users today', 'Orders today', 'Paid for stones today', 'Activity rooms live now', 'Self-built rooms live now')}
  - radiogroup "What is shown":
    - radio "New users" [checked]
  - radiogroup "How it is shown":
    - radio "Chart" [checked]
    - radio "Table"
  - img /^New users, day by day; [\\d,]+ in all\\./
  - 'link /^Waiting longest for audit: All/'`,
  '/user/appUser': `${bar('Users', 'App users')}
  - heading "App users" [level=1]
  - button "Columns"
  - button "Export"${views('All', 'Active in 7 days', 'Muted or banned')}
  - search:
    - searchbox "Number, nickname or phone"
    - button "Add filter"${columnsOf('App users', 'Select all rows of this page', 'Number', 'User', 'Phone', 'Level', 'Stones', 'Status', 'Channel', 'Last active', 'Actions')}`,
  '/user/sysUser/detail': `
  - heading "New admin" [level=1]
  - textbox "Account"
  - text: /Fixed once created\\./
  - textbox "Nickname"
  - textbox "Phone optional"
  - textbox "Email optional"
  - textbox "Password"
  - button "Show"
  - button "Create"
  - button "Cancel"`,
  '/activity/audit': `${bar('Activity', 'Audit list')}
  - heading "Audit list" [level=1]
  - button "Show the keyboard shortcuts"
  - button "Export"${views('Waiting', 'Rooms', 'Avatars', 'Nicknames', 'Wish texts', 'Decided today', 'By me', 'All')}
  - search:
    - searchbox "Text, nickname or number"
    - 'button "State: Waiting"'
    - button "Remove the filter State"
    - button "Add filter"
  - region "Audit list":
    - list:
      - listitem:
        - checkbox /^Select /
        - heading [level=2]:
          - link`,
  '/order/list': `${bar('Orders', 'Order management')}
  - heading "Order management" [level=1]
  - button "Columns"
  - button "Export"
  - search:
    - searchbox "Number, user or payment"
    - button "Add filter"
  - region "Order management"`,
  '/user/default': `${bar('Activity', 'Blessed land')}
  - heading "Blessed land" [level=1]
  - link "New blessed land"${views('All', 'Online', 'Drafts')}
  - search:
    - searchbox "Name"
  - combobox "Sort by"
  - 'button "Ascending: switch to descending"'
  - radiogroup "View":
    - radio "Cards" [checked]
    - radio "Table"
  - list "Blessed land":
    - listitem:
      - link
      - button /^Move “.+”$/
      - 'button /^More actions: /'`,
  '/fileResoute/u': `${bar('Mall', 'Mall centre')}
  - heading "Mall centre" [level=1]
  - region "Featured":
    - heading /^Featured/ [level=2]
    - button "Put on sale in “Featured”"
    - list:
      - listitem:
        - button /^Move “.+”$/
        - link
        - img /\\d+ sold in 30 days$/
        - 'button /^More actions: /'`,
  '/message/push': `${bar('Messages', 'Push message')}
  - heading "Push message" [level=1]
  - link "New push"${views('All', 'Drafts', 'Scheduled', 'Sending', 'Sent', 'Cancelled or failed')}${columnsOf('Push message', 'Title', 'To', 'Status', 'Sent', 'Failed', 'Opened', 'Sent or due', 'By', 'Actions')}`,
  '/wish/statistic': `${bar('Wish pool', 'Statistics board')}
  - heading "Statistics board" [level=1]
  - search "Which wishes":
    - button "Last 30 days" [pressed]
    - textbox "From day to day"
    - radiogroup "By":
      - radio "Day" [checked]
    - checkbox "Compare with the period before"
  - region "Statistics board":
    - list:
      - listitem:
        - link /^Wishes [\\d,]+/
    - img /^Chart\\. [\\d,]+ wishes\\..* Every number stands in the table/`,
  '/log/list': `${bar('Other', 'Login log')}
  - heading "Login log" [level=1]
  - radiogroup "What is shown":
    - radio "Sign-ins" [checked]
    - radio "Operations"
  - list "Many refused sign-ins from one address"${views('All', 'Refused', 'Locked out', 'From bursts')}${columnsOf('Login log', 'Account', 'Result', 'Reason', 'Address', 'Place', 'Browser', 'Time', 'Actions')}`,
};

test('what a screen reader is told of ten screens', async ({ page, server }) => {
  await enter(page, server.url);
  for (const [path, told] of Object.entries(screens)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`- main:${told}`);
    });
  }
});

test('a page begins with a way past the menu, the menu is a landmark, and icons say nothing', async ({
  page,
  server,
}) => {
  await enter(page, server.url);
  await page.goto('/user/appUser');
  await expect(page.getByRole('region', { name: 'App users' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - button "Skip to the page"
    - complementary:
      - link "Fish Admin"
      - navigation "Screens":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - text: Users
            - list "Users":
              - listitem:
                - link "Admin users"
      - button "Account menu"
    - main`);
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(/- img "[a-z-]+"/);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible();
});
