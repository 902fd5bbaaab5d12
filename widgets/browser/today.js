// Which game today? The list of plans, cut down to those that fit. Without this script it is whole.

const form = /** @type {HTMLFormElement | null} */ (document.querySelector('.plan-filter'));
const plans = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.plan-list > li')]);

/** @param {HTMLFormElement} form */
function choose(form) {
  const asked = new FormData(form);
  const minutes = Number(asked.get('minutes') || Infinity);
  const age = Number(asked.get('age') || 0);
  const devices = String(asked.get('devices') ?? '');
  let found = 0;
  for (const plan of plans) {
    const { minutes: takes, from, to, devices: works } = plan.dataset;
    const fits = Number(takes) <= minutes
      && (!age || (Number(from) <= age && age <= Number(to)))
      && (!devices || (works ?? '').split('|').includes(devices));
    plan.hidden = !fits;
    if (fits) found += 1;
  }
  for (const list of document.querySelectorAll('.plan-series')) {
    list.toggleAttribute('hidden', !list.querySelector('li:not([hidden])'));
  }
  const said = /** @type {HTMLOutputElement} */ (form.elements.namedItem('found'));
  said.value = found === 1 ? 'One plan fits.' : `${found || 'No'} plans fit.`;
}

if (form) {
  form.hidden = false;
  form.addEventListener('change', () => choose(form));
  form.addEventListener('submit', (event) => event.preventDefault());
  // A browser that goes back fills in what was chosen.
  choose(form);
}
