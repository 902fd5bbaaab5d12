<div class="indexmodule">
  <a href="<?php echo $dir ?>/index.html"><img src="<?php echo $dir ?>/{{ picture }}" alt=""></a>
  <h2><a href="<?php echo $dir ?>/index.html">{{ name }}</a></h2>
  <p>{{ description }}</p>
</div>
